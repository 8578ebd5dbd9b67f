// The demonstrations of the damage-report form (000 §2): /templateDemo the empty form, /templateDemoEdit filled in
// again, /templateTicket the cards, /templateDemoViewHeader under review, /m/templateDemo the form on a phone.
import { useNavigate } from 'react-router';
import { CardsDemo, FormDemo } from '../../features/damage-reports/demo/report-demo';
import { useViewState } from '../../lib/view-state';
import { Mantine } from '../../ui/theme/mantine';

const statuses = { form: 1, view: 2, edit: 3 } as const;

export interface ReportDemoPageProps {
  demo: keyof typeof statuses | 'cards';
  /** Fills the screen of a phone. */
  isMobile?: boolean;
}

export function ReportDemoPage({ demo, isMobile = false }: ReportDemoPageProps) {
  const navigate = useNavigate();
  const isPC = useViewState((state) => state.isPC);
  const isPage = isMobile || !isPC;
  return (
    <Mantine>
      {demo === 'cards' ? (
        <CardsDemo layout={isPage ? 'page' : 'dialog'} />
      ) : (
        <FormDemo
          key={demo}
          isScreen
          status={statuses[demo]}
          layout={isPage ? 'page' : 'panel'}
          onClose={() => void navigate(isPage ? '/m/user/knowledge' : '/user/knowledge')}
        />
      )}
    </Mantine>
  );
}
