// The customer's knowledge base on phones (000 §2.6): /m/user/knowledge and /mobileview.
import { KnowledgeMobileScreen } from '../../features/knowledge/knowledge-mobile-screen';
import { useKnowledge } from '../../features/knowledge/use-knowledge';
import { useKnowledgePage } from './customer-knowledge-page-parts';

export function MobileKnowledgePage() {
  const knowledge = useKnowledge();
  const { actions, search, dialog } = useKnowledgePage(knowledge);
  return (
    <>
      <KnowledgeMobileScreen knowledge={knowledge} actions={actions} search={search} />
      {dialog}
    </>
  );
}
