// /admin/Sop/SopForeground: directories, questions and answers to read (001 §2.7).
import { SopFront } from '../../features/sop/sop-front';

export function SopForegroundPage() {
  return <SopFront />;
}
