/* Products as a list of choices: by category, in the order in which the server gives them. */
import type { Item } from '#contract/shop/schemas';
import type { ChoiceGroup } from '../../ui/multi-choice';

export function itemGroups(items: readonly Item[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const item of items) {
    const group = groups.get(item.typeName) ?? { group: item.typeName, items: [] };
    group.items.push({ value: String(item.id), label: item.name });
    groups.set(item.typeName, group);
  }
  return [...groups.values()];
}
