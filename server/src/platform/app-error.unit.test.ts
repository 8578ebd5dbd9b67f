import { expect, it } from 'vitest';
import { errors } from '#contract/errors';
import { AppError, errorText } from './app-error';

it('fills the places of a text in both languages', () => {
  const error = new AppError('core.too_many', { seconds: 7 });
  expect(errorText(error, 'en')).toBe('Too many requests. Please try again in 7 seconds.');
  expect(errorText(error, 'zh')).toBe('操作过于频繁，请在 7 秒后重试。');
});

it('keeps the quoted texts of the specification', () => {
  expect(errors['tickets.repeated'].en).toBe('Create Ticket in 5 minute again');
  expect(errors['tickets.type_level'].en).toBe('The level of QuestionType must > 1!');
  expect(errors['tickets.title_empty'].en).toBe("The Question can't be empty!");
  expect(errors['tickets.solved'].zh).toBe('工单已解决');
  expect(errors['core.off_duty'].zh).toBe('请先上工后再进行操作');
  expect(errors['ratings.requested'].zh).toBe('正在申请评价');
});
