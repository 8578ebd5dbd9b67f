// The knowledge base as staff keep it (001 §2.1, §2.2): /admin/knowledge.
import { KnowledgeAdmin } from '../../features/knowledge/editor/knowledge-admin';
import { useSession } from '../../lib/session';

export function AdminKnowledgePage() {
  const { staff } = useSession();
  // Above it nothing is shown without a session.
  return staff && <KnowledgeAdmin staff={staff} />;
}
