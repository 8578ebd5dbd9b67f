// An address that leads nowhere: says so and shows the way home.
import { IconCompass } from '#icons';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';

export function NotFoundPage({ home }: { home: string }) {
  const t = useT();
  return (
    <EmptyState
      isScreen
      icon={<IconCompass size={24} />}
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      action={
        <Button component={Link} to={home}>
          {t('common.notFound.action')}
        </Button>
      }
    />
  );
}
