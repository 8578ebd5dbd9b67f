/*
 * The directory tree of the demo shop holds together: enough of everything, both languages, lengths
 * that the server takes, keys that exist.
 */
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/core/limits';
import { demoKnowledge } from './knowledge';
import { demoProducts } from './products';
import { demoLooseSop, demoSop } from './sop';
import type { DemoSopDirectory } from './sop-types';
import type { DemoQuestionType } from './types';

const allOf = (directories: readonly DemoSopDirectory[]): DemoSopDirectory[] =>
  directories.flatMap((directory) => [directory, ...allOf(directory.children)]);
const typeKeys = (types: readonly DemoQuestionType[]): string[] =>
  types.flatMap((type) => [type.key, ...typeKeys(type.children)]);

const directories = allOf(demoSop);
const questions = [...directories.flatMap((directory) => directory.questions), ...demoLooseSop];
const answers = questions.flatMap((question) => question.answers);
const length = (text: string) => [...text].length;
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the tree', () => {
  it('has two levels and as much as Q-116 asks for', () => {
    expect(directories.length).toBeGreaterThanOrEqual(8);
    expect(demoSop.every(({ children }) => children.every((child) => child.children.length === 0))).toBe(
      true,
    );
    expect(questions.length).toBeGreaterThanOrEqual(16);
    expect(answers.length * 2).toBeGreaterThanOrEqual(34);
    expect(twice(directories.map(({ name }) => name))).toEqual([]);
    expect(twice(questions.map(({ title }) => title))).toEqual([]);
  });

  it('names products and question types that exist, each type in one directory', () => {
    const products = new Set(demoProducts.map(({ key }) => key));
    const types = new Set(typeKeys(demoKnowledge));
    const named = directories.flatMap((directory) => directory.types);
    expect(questions.flatMap((question) => question.products).filter((key) => !products.has(key))).toEqual(
      [],
    );
    expect(named.filter((key) => !types.has(key))).toEqual([]);
    expect(twice(named)).toEqual([]);
  });
});

describe('the texts', () => {
  it('fit the limits of the server', () => {
    for (const { name } of directories) expect(length(name)).toBeLessThanOrEqual(100);
    for (const { title, phenomenon } of questions) {
      expect(length(title)).toBeLessThanOrEqual(200);
      expect(length(phenomenon)).toBeLessThanOrEqual(limits.problemPhenomenon);
    }
  });

  it('are Chinese for staff, and each answer stands in both languages and is worth reading', () => {
    for (const { title, phenomenon } of questions)
      expect([hasHan(title), hasHan(phenomenon)]).toEqual([true, true]);
    for (const { en, zh } of answers) {
      expect([en, hasHan(en), hasHan(zh)]).toEqual([en, false, true]);
      expect(en.length).toBeGreaterThan(80);
      expect(zh.length).toBeGreaterThan(25);
    }
    expect(twice(answers.flatMap(({ en, zh }) => [en, zh]))).toEqual([]);
  });

  it('is plain text', () => {
    for (const { en, zh } of answers) expect(`${en}${zh}`).not.toMatch(/[<>]|&\w+;/);
  });
});
