// /admin/Sop/SopAdministration: the directory, question and answer editor (001 §2.6).
import { SopEditor } from '../../features/sop/sop-editor';
import { useSession } from '../../lib/session';

export function SopAdministrationPage() {
  const { staff } = useSession();
  return staff ? <SopEditor key={staff.id} staff={staff} /> : null;
}
