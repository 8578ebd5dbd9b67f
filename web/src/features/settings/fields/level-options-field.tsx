/* What can be chosen in a level of the older rating, in both languages. */
import { TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { listOf } from '../section.types';
import type { FieldProps } from './field.types';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';
import classes from './fields.module.css';

interface LevelOption {
  readonly id?: number;
  readonly content: string;
  readonly contentZh: string | null;
}

export function LevelOptionsField({ field, values, isReadonly, change }: FieldProps) {
  return (
    <FieldGroup field={field}>
      <RowList<LevelOption>
        items={listOf<LevelOption>(values[field.key])}
        nameOf={({ content }, at) => content || `${s('set.f.option')} ${at + 1}`}
        add={s('set.addOption')}
        fresh={() => ({ content: '', contentZh: null })}
        isOrdered
        isReadonly={isReadonly}
        onChange={(next) => change(field.key, (value) => next(listOf<LevelOption>(value)))}
      >
        {(option, at, put) => (
          <div className={classes.pair}>
            <TextInput
              size="xs"
              lang="en"
              aria-label={`${s('set.f.option')} ${at + 1}（${s('set.english')}）`}
              placeholder={s('set.english')}
              readOnly={isReadonly}
              value={option.content}
              onChange={({ currentTarget: { value } }) => put({ ...option, content: value })}
            />
            <TextInput
              size="xs"
              lang="zh-CN"
              aria-label={`${s('set.f.option')} ${at + 1}（${s('set.chinese')}）`}
              placeholder={s('set.chinese')}
              readOnly={isReadonly}
              value={option.contentZh ?? ''}
              onChange={({ currentTarget: { value } }) => put({ ...option, contentZh: value })}
            />
          </div>
        )}
      </RowList>
    </FieldGroup>
  );
}
