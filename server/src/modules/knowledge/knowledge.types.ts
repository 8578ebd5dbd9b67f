/* Types of knowledge that its parts and its door share. */
import type { StepType } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';

/** A type with the way to it. */
export interface TypePath {
  readonly id: number;
  /** 1 at the top level. */
  readonly depth: number;
  /** Titles from the top level down. */
  readonly titles: readonly { readonly en: string; readonly zh: string | null }[];
  /** The path as text, 'A / B'. */
  title(lang: Locale): string;
  /** Responsible staff per type of the path, the nearest type first. */
  readonly personIds: readonly (readonly number[])[];
}

export interface QuestionRecord {
  readonly id: number;
  readonly typeId: number;
  readonly title: string;
  readonly titleZh: string | null;
  /** 1 when published. */
  readonly valid: 0 | 1;
}

export interface NewQuestionType {
  /** Null at the top level. */
  readonly parentId: number | null;
  readonly title: string;
  readonly titleZh: string | null;
  readonly orderNo?: number;
  readonly personIds?: readonly number[];
}

export interface NewAnswer {
  readonly content: string;
  readonly contentZh: string | null;
  /** Position of a step of the same question, from 1; 0 ends the flow. */
  readonly next: number;
}

export interface NewStep {
  readonly type: StepType;
  /** HTML; cleaned here. */
  readonly content: string;
  readonly contentZh: string | null;
  readonly answers: readonly NewAnswer[];
}

export interface NewQuestion {
  readonly typeId: number;
  readonly title: string;
  readonly titleZh: string | null;
  /** HTML; cleaned here. */
  readonly description: string;
  readonly descriptionZh: string | null;
  readonly valid: 0 | 1;
  /** Empty means all products. */
  readonly productIds: readonly number[];
  readonly changePersonId: number | null;
  readonly changeTime: number;
  readonly openedCount?: number;
  readonly solvedCount?: number;
  readonly steps: readonly NewStep[];
}
