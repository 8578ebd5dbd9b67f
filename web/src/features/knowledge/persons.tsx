/* Names of the staff who look after a type (KB-02, Q-30). */
import { useLocale, useT } from '../../lib/i18n';
import { isolated } from '../../lib/isolated';

export function Persons({ names, className }: { names: readonly string[]; className?: string }) {
  const t = useT();
  const separator = useLocale() === 'zh' ? '、' : ', ';
  if (names.length === 0) return null;
  return (
    <p className={className}>{t('knowledge.persons', { names: names.map(isolated).join(separator) })}</p>
  );
}
