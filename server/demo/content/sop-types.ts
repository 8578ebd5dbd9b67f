/* Shapes in which the agents' directory tree of the demo shop is written down. */
import type { Pair } from './types';

export interface DemoSopQuestion {
  /** Chinese, as staff read it; at most 200 characters. */
  readonly title: string;
  /** Chinese, at most 100 characters. */
  readonly phenomenon: string;
  /** Product keys; empty where it is not about a product. */
  readonly products: readonly string[];
  /** Plain texts in their order; each stands as an answer in Chinese and one in English. */
  readonly answers: readonly Pair[];
}

export interface DemoSopDirectory {
  readonly name: string;
  /** Keys of question types whose handled tickets stand in this directory. */
  readonly types: readonly string[];
  readonly questions: readonly DemoSopQuestion[];
  readonly children: readonly DemoSopDirectory[];
}
