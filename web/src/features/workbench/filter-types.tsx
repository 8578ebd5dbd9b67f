/* Question types in the filter panel (BENCH-04): a ticked type stands for all below it. */
import { memo, useState } from 'react';
import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { s } from '../../lib/i18n/staff';
import { afterAllTypes, tickOfType, tickOfTypes, toggledType, type TypeNode } from './filter-choice';
import { Failed, FilterSection, type OnPart } from './filter-group';
import { typesQuery } from './filter.queries';
import classes from './filter-panel.module.css';

export interface FilterTypesProps {
  chosen: readonly number[];
  onPart: OnPart;
}

export const FilterTypes = memo(function FilterTypes({ chosen, onPart }: FilterTypesProps) {
  const onChange = (next: readonly number[]) => onPart('typeIds', next);
  const { data, isError, refetch } = useQuery(typesQuery);
  const nodes = data ?? [];
  return (
    <FilterSection
      name={s('filter.type')}
      count={chosen.length}
      tick={tickOfTypes(nodes, chosen)}
      onAll={() => onChange(afterAllTypes(nodes, chosen))}
      isReady={data !== undefined}
      isFolded
    >
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      <ul className={classes.types}>
        {nodes.map((node) => (
          <TypeBranch
            key={node.id}
            node={node}
            chosen={new Set(chosen)}
            isCovered={false}
            onToggle={(id) => onChange(toggledType(nodes, chosen, id))}
          />
        ))}
      </ul>
    </FilterSection>
  );
});

interface TypeBranchProps {
  node: TypeNode;
  chosen: ReadonlySet<number>;
  /** A type above it is ticked. */
  isCovered: boolean;
  onToggle: (id: number) => void;
}

function TypeBranch({ node, chosen, isCovered, onToggle }: TypeBranchProps) {
  const tick = isCovered ? 'all' : tickOfType(node, chosen);
  const [isOpen, setIsOpen] = useState(tick === 'some');
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className={classes.type}>
        {hasChildren ? (
          <button
            type="button"
            className={classes.twist}
            aria-expanded={isOpen}
            aria-label={
              isOpen ? s('filter.fold', { name: node.title }) : s('filter.open', { name: node.title })
            }
            onClick={() => setIsOpen((before) => !before)}
          >
            <IconChevronRight size={14} aria-hidden />
          </button>
        ) : (
          <span className={classes.twist} />
        )}
        <Checkbox
          size="xs"
          label={node.title}
          checked={tick === 'all'}
          indeterminate={tick === 'some'}
          onChange={() => onToggle(node.id)}
        />
      </div>
      {isOpen && hasChildren && (
        <ul className={classes.types}>
          {node.children.map((child) => (
            <TypeBranch
              key={child.id}
              node={child}
              chosen={chosen}
              isCovered={tick === 'all'}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
