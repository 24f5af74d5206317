//! Measures proptest on the planted bugs and the trees of views, and prints the figures as JSON.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::time::Instant;

const SEEDS: u8 = 20;

#[derive(Clone, Debug, PartialEq)]
struct View {
    frame: (i32, i32, i32, i32),
    alpha: i32,
    hidden: bool,
    disabled: bool,
    children: Vec<View>,
}

#[derive(Clone, Debug, PartialEq)]
struct Scene {
    root: View,
    touches: Vec<(i32, i32, i32)>,
}

fn views(limits: &[usize]) -> BoxedStrategy<View> {
    let children = match limits.split_first() {
        Some((most, deeper)) => vec(views(deeper), 0..=*most).boxed(),
        None => Just(vec![]).boxed(),
    };
    let frame = (0..=400, 0..=400, 0..=400, 0..=400);
    let alpha = select(vec![1000, 500, 11, 10, 5, 0]);
    (frame, alpha, any::<bool>(), any::<bool>(), children)
        .prop_map(|(frame, alpha, hidden, disabled, children)| View {
            frame,
            alpha,
            hidden,
            disabled,
            children,
        })
        .boxed()
}

fn scenes() -> impl Strategy<Value = Scene> {
    let touches = vec((0..=400, 0..=400, 0..=100), 1..=10);
    (views(&[4, 3, 2, 1, 1]), touches).prop_map(|(root, touches)| Scene { root, touches })
}

#[derive(Clone, Copy, PartialEq)]
enum Bug {
    Alpha,
    Order,
}

/// The way to the view that is hit, as indices of children.
fn hit(view: &View, x: i32, y: i32, bug: Option<Bug>) -> Option<Vec<usize>> {
    let (left, top, width, height) = view.frame;
    let (x, y) = (x - left, y - top);
    let least = if bug == Some(Bug::Alpha) { 10 } else { 11 };
    if view.hidden || view.disabled || view.alpha < least {
        return None;
    }
    if x < 0 || y < 0 || x >= width || y >= height {
        return None;
    }
    let count = view.children.len();
    for place in 0..count {
        let index = if bug == Some(Bug::Order) { place } else { count - 1 - place };
        if let Some(mut path) = hit(&view.children[index], x, y, bug) {
            path.insert(0, index);
            return Some(path);
        }
    }
    Some(vec![])
}

fn fails(scene: &Scene, bug: Bug) -> bool {
    scene
        .touches
        .iter()
        .any(|&(x, y, _)| hit(&scene.root, x, y, None) != hit(&scene.root, x, y, Some(bug)))
}

fn simplest(bug: Bug) -> Scene {
    let plain = View {
        frame: (0, 0, 1, 1),
        alpha: if bug == Bug::Alpha { 10 } else { 1000 },
        hidden: false,
        disabled: false,
        children: vec![],
    };
    let children = if bug == Bug::Order { vec![plain.clone(), plain.clone()] } else { vec![] };
    Scene { root: View { children, ..plain }, touches: vec![(0, 0, 0)] }
}

fn runner(seed: u8) -> TestRunner {
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
    TestRunner::new_with_rng(Config::default(), random)
}

/// Finds the first failure of a seed and shrinks it as `TestRunner` does: what it ends with, and in how
/// many evaluations.
fn shrunk(bug: Bug, seed: u8) -> (Scene, usize) {
    let (mut runner, strategy) = (runner(seed), scenes());
    let mut tree = loop {
        let tree = strategy.new_tree(&mut runner).unwrap();
        if fails(&tree.current(), bug) {
            break tree;
        }
    };
    let (mut best, mut evaluations) = (tree.current(), 0);
    let mut goes_on = tree.simplify();
    while goes_on {
        evaluations += 1;
        let scene = tree.current();
        if fails(&scene, bug) {
            best = scene;
            goes_on = tree.simplify();
        } else {
            goes_on = tree.complicate();
        }
    }
    (best, evaluations)
}

fn shrinking(bug: Bug) -> String {
    let results: Vec<_> = (0..SEEDS).map(|seed| shrunk(bug, seed)).collect();
    let normal = results.iter().filter(|(scene, _)| *scene == simplest(bug)).count();
    let mut evaluations: Vec<_> = results.iter().map(|(_, evaluations)| evaluations).collect();
    evaluations.sort();
    let median = evaluations[evaluations.len() / 2];
    format!("{{\"seeds\": {SEEDS}, \"normal\": {normal}, \"evaluations\": {median}}}")
}

fn trees_per_second() -> f64 {
    let (mut runner, strategy) = (runner(0), scenes());
    let mut quickest = f64::INFINITY;
    for _ in 0..50 {
        let start = Instant::now();
        for _ in 0..2_000 {
            let scene = strategy.new_tree(&mut runner).unwrap().current();
            assert!(!scene.touches.is_empty());
        }
        quickest = quickest.min(start.elapsed().as_secs_f64());
    }
    2_000.0 / quickest
}

fn main() {
    println!(
        "{{\"version\": \"{}\", \"shrinking\": {{\"alpha\": {}, \"order\": {}}}, \"trees\": {:.0}}}",
        env!("LIBRARY_VERSION"),
        shrinking(Bug::Alpha),
        shrinking(Bug::Order),
        trees_per_second()
    );
}
