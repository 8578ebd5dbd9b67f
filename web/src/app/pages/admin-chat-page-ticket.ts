// A link to a ticket that does not exist: a short notice on the normal screen.
import { useEffect } from 'react';
import { s } from '../../lib/i18n/staff';
import { notifyError } from '../../ui/notice';

export function useTicketNotFound(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) notifyError(s('bench.unknown.title'), s('bench.unknown.text'));
  }, [isMissing]);
}
