-- | Measures QuickCheck on the planted bugs and the trees of views, and prints the figures as JSON.
module Main (main) where

import Control.Exception (evaluate)
import Control.Monad (replicateM)
import Data.List (find, sort)
import System.CPUTime (getCPUTime)
import System.Environment (getArgs)
import Test.QuickCheck hiding (shrinking)
import Test.QuickCheck.Gen (unGen)
import Test.QuickCheck.Random (mkQCGen)

data View = View
  { frame :: [Int] -- x, y, width, height
  , alpha :: Int
  , hidden, disabled :: Bool
  , children :: [View]
  }
  deriving (Eq)

data Scene = Scene {root :: View, touches :: [[Int]]} -- x, y, wait
  deriving (Eq)

views :: [Int] -> Gen View
views limits = do
  frame <- replicateM 4 (choose (0, 400))
  alpha <- elements alphas
  hidden <- arbitrary
  disabled <- arbitrary
  children <- case limits of
    [] -> pure []
    most : deeper -> choose (0, most) >>= \count -> replicateM count (views deeper)
  pure View {frame = frame, alpha = alpha, hidden = hidden, disabled = disabled, children = children}

alphas :: [Int]
alphas = [1000, 500, 11, 10, 5, 0]

scenes :: Gen Scene
scenes = do
  root <- views [4, 3, 2, 1, 1]
  count <- choose (1, 10)
  touches <- replicateM count (mapM (\most -> choose (0, most)) [400, 400, 100])
  pure Scene {root = root, touches = touches}

-- Simpler values: first a child in place of its parent. Touches move before views, and parents before
-- children, for what has become small hinders those around it.

simplerView :: View -> [View]
simplerView view =
  children view
    ++ [view {frame = simpler} | simpler <- simplerNumbers (frame view)]
    ++ [view {alpha = simpler} | simpler <- takeWhile (/= alpha view) alphas]
    ++ [view {hidden = False} | hidden view]
    ++ [view {disabled = False} | disabled view]
    ++ [view {children = simpler} | simpler <- shrinkList simplerView (children view)]

simplerScene :: Scene -> [Scene]
simplerScene scene =
  [scene {touches = simpler} | simpler <- shrinkList simplerNumbers (touches scene), not (null simpler)]
    ++ [scene {root = simpler} | simpler <- simplerView (root scene)]

-- Lists of so many numbers, one of them simpler.
simplerNumbers :: [Int] -> [[Int]]
simplerNumbers [] = []
simplerNumbers (number : rest) =
  map (: rest) (shrinkIntegral number) ++ map (number :) (simplerNumbers rest)

data Bug = Alpha | Order deriving (Eq)

-- | The way to the view that is hit, as indices of children.
hit :: Maybe Bug -> View -> (Int, Int) -> Maybe [Int]
hit bug view (x, y)
  | hidden view || disabled view || alpha view < least = Nothing
  | innerX < 0 || innerY < 0 || innerX >= width || innerY >= height = Nothing
  | otherwise = case [index : path | (index, child) <- order, Just path <- [inside child]] of
      path : _ -> Just path
      [] -> Just []
  where
    (left, top, width, height) = case frame view of
      [a, b, c, d] -> (a, b, c, d)
      _ -> error "a frame has four numbers"
    (innerX, innerY) = (x - left, y - top)
    least = if bug == Just Alpha then 10 else 11
    inside child = hit bug child (innerX, innerY)
    inOrder = zip [0 ..] (children view)
    order = if bug == Just Order then inOrder else reverse inOrder

fails :: Bug -> Scene -> Bool
fails bug scene = any differs (touches scene)
  where
    differs (x : y : _) = hit Nothing (root scene) (x, y) /= hit (Just bug) (root scene) (x, y)
    differs _ = error "a touch has three numbers"

simplest :: Bug -> Scene
simplest bug = Scene {root = top, touches = [[0, 0, 0]]}
  where
    plain = View {frame = [0, 0, 1, 1], alpha = 1000, hidden = False, disabled = False, children = []}
    top = case bug of
      Alpha -> plain {alpha = 10}
      Order -> plain {children = [plain, plain]}

-- | Shrinks a failure as QuickCheck does, from the first simpler one that fails: what it ends with, and in
-- how many evaluations.
shrunk :: Bug -> Int -> Scene -> (Scene, Int)
shrunk bug evaluations scene =
  case break (fails bug) (simplerScene scene) of
    (passed, []) -> (scene, evaluations + length passed)
    (passed, failed : _) -> shrunk bug (evaluations + length passed + 1) failed

samples :: Int -> [Scene]
samples seed = unGen (infiniteListOf scenes) (mkQCGen seed) 30

shrinking :: Bug -> String
shrinking bug =
  "{\"seeds\": " ++ show seeds ++ ", \"normal\": " ++ show normal ++ ", \"evaluations\": " ++ median ++ "}"
  where
    seeds = 20 :: Int
    results = [shrunk bug 0 scene | seed <- [0 .. seeds - 1], Just scene <- [find (fails bug) (samples seed)]]
    normal = length (filter ((== simplest bug) . fst) results)
    median = show (sort (map snd results) !! (length results `div` 2))

-- | How many trees it makes a second, all of each.
treesPerSecond :: IO Double
treesPerSecond = do
  start <- getCPUTime
  total <- evaluate (sum (map weight (take count (samples 0))))
  end <- getCPUTime
  if total == 0 then error "there are no trees" else pure ()
  pure (fromIntegral count / (fromIntegral (end - start) / 1e12))
  where
    count = 100000
    weight scene = weightOfView (root scene) + sum (map sum (touches scene))
    weightOfView view =
      sum (frame view) + alpha view + fromEnum (hidden view) + fromEnum (disabled view)
        + sum (map weightOfView (children view))

main :: IO ()
main = do
  version <- concat <$> getArgs
  trees <- treesPerSecond
  putStrLn $
    "{\"version\": \"" ++ version ++ "\", \"shrinking\": {\"alpha\": " ++ shrinking Alpha
      ++ ", \"order\": " ++ shrinking Order ++ "}, \"trees\": " ++ show (round trees :: Int) ++ "}"
