// The settings, with the customer's own form beside the editor of its templates.
import { useState } from 'react';
import { useParams } from 'react-router';
import { TemplatePreview } from '../../features/damage-reports/template-preview';
import { isPlace } from '../../features/settings/sections';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { previewOf } from '../../features/settings/template/preview-template';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { NotFoundPage } from './not-found-page';
import classes from './settings-page.module.css';
import type { Values } from '../../features/settings/section.types';
import type { Locale } from '../../lib/i18n';

export function SettingsPage() {
  const { staff } = useSession();
  const { section = '' } = useParams();
  if (!staff) return null;
  if (section !== '' && !isPlace(section)) return <NotFoundPage home="/admin/settings" />;
  return (
    <SettingsScreen
      place={section === '' ? null : section}
      personId={staff.id}
      isReadonly={staff.is_readonly === 1}
      isOwner={staff.role === 'owner'}
      templatePreview={(values) => <Preview values={values} />}
    />
  );
}

function Preview({ values }: { values: Values }) {
  const [locale, setLocale] = useState<Locale>('en');
  const template = previewOf(values);
  const name = locale === 'zh' ? template.nameZh || template.name : template.name;
  return (
    <section className={classes.preview} aria-label={s('set.preview')}>
      <header className={classes.head}>
        <p className={classes.title}>{s('set.preview')}</p>
        <div role="group" aria-label={s('set.preview.language')}>
          {(['en', 'zh'] as const).map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={one === locale ? 'light' : 'quiet'}
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
            >
              {s(one === 'en' ? 'set.english' : 'set.chinese')}
            </Button>
          ))}
        </div>
      </header>
      <div className={classes.sheet} tabIndex={0} role="group" aria-label={name}>
        <p className={classes.name} dir="auto">
          {name || '–'}
        </p>
        <TemplatePreview key={locale} template={template} locale={locale} />
      </div>
    </section>
  );
}
