// Data files of this folder that the command has within it, as text.
// `.embedInCode` would make a Swift array of them, which takes the compiler a second for every 3 KB.

/// The smallest scene known of each wrong engine, one line of JSON each.
const char *smallestScenes(void);
