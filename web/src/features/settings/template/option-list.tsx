/* Options of a question with their pictures, and what is asked further once one is chosen; slots of an upload. */
import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCornerDownRight, IconPlus, IconTrash } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { notifyInfo } from '../../../ui/notice';
import { moved, withItemAt, withoutItem } from '../fields/lists';
import { Pictures } from '../fields/pictures';
import { freshOption, keyOf, type Option } from './questions';
import classes from './template.module.css';

export interface OptionListProps {
  options: readonly Option[];
  /** Options may have further ones below them. */
  isNested: boolean;
  depth: number;
  /** What one is called. */
  word: string;
  isReadonly: boolean;
  onChange: (next: (options: readonly Option[]) => readonly Option[]) => void;
}

const mostDepth = 3;
const mostPictures = 20;

export function OptionList(props: OptionListProps) {
  const { options, depth, word, isReadonly, onChange } = props;
  return (
    <div className={classes.options} data-depth={depth}>
      <ol className={classes.optionList}>
        {options.map((option, at) => (
          <li key={keyOf(option)} className={classes.option}>
            <OptionRow {...props} option={option} at={at} />
          </li>
        ))}
      </ol>
      {!isReadonly && (
        <Button
          variant="quiet"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange((all) => [...all, freshOption()])}
        >
          {s('set.addOne', { word })}
        </Button>
      )}
    </div>
  );
}

function OptionRow(props: OptionListProps & { option: Option; at: number }) {
  const { option, at, isNested, depth, word, isReadonly, onChange } = props;
  const key = keyOf(option);
  const put = (next: (option: Option) => Option) =>
    onChange((all) => all.map((one) => (keyOf(one) === key ? next(one) : one)));
  const name = option.nameZh || option.name || `${word} ${at + 1}`;
  return (
    <>
      <div className={classes.optionHead}>
        <TextInput
          size="xs"
          lang="en"
          aria-label={`${word} ${at + 1}（${s('set.english')}）`}
          placeholder={`${word} ${at + 1}（${s('set.english')}）`}
          readOnly={isReadonly}
          value={option.name}
          onChange={({ currentTarget: { value } }) => put((now) => ({ ...now, name: value }))}
        />
        <TextInput
          size="xs"
          lang="zh-CN"
          aria-label={`${word} ${at + 1}（${s('set.chinese')}）`}
          placeholder={s('set.chinese')}
          readOnly={isReadonly}
          value={option.nameZh ?? ''}
          onChange={({ currentTarget: { value } }) => put((now) => ({ ...now, nameZh: value }))}
        />
        {!isReadonly && <OptionTools {...props} name={name} />}
      </div>
      <Pictures
        label={name}
        urls={option.imageUrls}
        most={mostPictures}
        isReadonly={isReadonly}
        onChange={(next) => put((now) => ({ ...now, imageUrls: next(now.imageUrls) }))}
      />
      {option.children.length > 0 && (
        <OptionList
          options={option.children}
          isNested={isNested}
          depth={depth + 1}
          word={s('set.f.nested')}
          isReadonly={isReadonly}
          onChange={(next) => put((now) => ({ ...now, children: next(now.children) }))}
        />
      )}
      {isNested && depth < mostDepth && option.children.length === 0 && !isReadonly && (
        <Button
          variant="quiet"
          size="compact-xs"
          aria-label={s('set.askFurtherOf', { name })}
          leftSection={<IconCornerDownRight size={14} aria-hidden />}
          onClick={() => put((now) => ({ ...now, children: [freshOption()] }))}
        >
          {s('set.askFurther')}
        </Button>
      )}
    </>
  );
}

function OptionTools({
  option,
  at,
  options,
  name,
  onChange,
}: OptionListProps & { option: Option; at: number; name: string }) {
  const remove = () => {
    onChange((all) => withoutItem(all, at));
    notifyInfo(s('set.removed', { name }), '', 8_000, {
      label: s('set.undo'),
      onClick: () => onChange((all) => withItemAt(all, at, option)),
    });
  };
  return (
    <span className={classes.tools}>
      <IconButton
        size={28}
        label={`${s('set.up')}：${name}`}
        icon={<IconArrowUp size={14} aria-hidden />}
        disabled={at === 0}
        onClick={() => onChange((all) => moved(all, at, at - 1))}
      />
      <IconButton
        size={28}
        label={`${s('set.down')}：${name}`}
        icon={<IconArrowDown size={14} aria-hidden />}
        disabled={at === options.length - 1}
        onClick={() => onChange((all) => moved(all, at, at + 1))}
      />
      <IconButton
        size={28}
        label={`${s('set.delete')}：${name}`}
        icon={<IconTrash size={14} aria-hidden />}
        onClick={remove}
      />
    </span>
  );
}
