// The knowledge base while its code is on its way: where the parts will stand, and the same bones as while the
// catalogue is on its way, so that one follows upon the other unseen.
import { useSearchParams } from 'react-router';
import { ContentSkeleton } from '../features/knowledge/content-skeleton';
import { readAddress } from '../features/knowledge/knowledge-address';
import desk from '../features/knowledge/knowledge-screen.module.css';
import { useT } from '../lib/i18n';
import { useViewState } from '../lib/view-state';
import own from './knowledge-bones.module.css';

export function KnowledgeBones() {
  const t = useT();
  const isPC = useViewState((state) => state.isPC);
  const [query] = useSearchParams();
  const asked = readAddress(query).target.kind;
  const isHome = asked === 'home';
  if (!isPC) {
    return (
      <div className={own.phone}>
        {isHome && <p className={own.welcome}>{t('knowledge.welcome')}</p>}
        <div className={own.box} />
        <ContentSkeleton asked={asked} />
      </div>
    );
  }
  return (
    <div className={desk.screen}>
      <div className={desk.hero} data-home={isHome || undefined}>
        {isHome && (
          <>
            <p className={desk.welcome}>{t('knowledge.welcome')}</p>
            <p className={desk.welcomeText}>{t('knowledge.welcomeText')}</p>
          </>
        )}
        <div className={own.box} />
      </div>
      <div className={desk.columns}>
        <div />
        <div className={desk.main}>
          <ContentSkeleton asked={asked} />
        </div>
      </div>
    </div>
  );
}
