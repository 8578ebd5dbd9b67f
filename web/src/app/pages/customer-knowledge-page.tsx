// The customer's knowledge base at a desk (000 §2.1): / and /user/knowledge.
import { KnowledgeScreen } from '../../features/knowledge/knowledge-screen';
import { useKnowledge } from '../../features/knowledge/use-knowledge';
import { useKnowledgePage } from './customer-knowledge-page-parts';

export function CustomerKnowledgePage() {
  const knowledge = useKnowledge();
  const { actions, search, dialog } = useKnowledgePage(knowledge);
  return (
    <>
      <KnowledgeScreen knowledge={knowledge} actions={actions} search={search} />
      {dialog}
    </>
  );
}
