/* Step 2 of the sending: the SOP, its template, and what the customer will be asked (001 §2.4, Q-74). */
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LanguageType, ReportTemplate } from '#contract/damage-reports/schemas';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { inOrder, noAnswer, type ReportItem } from '../answers';
import { shownKeys } from '../choices';
import { useReportLabels } from '../labels';
import { ReportQuestion } from '../report-question';
import { useNumbers } from '../use-numbers';
import { choiceProps, textOf, type SendStepProps } from './send-basics';
import { withSop } from './send-form';
import { sopsQuery, templateQuery, templatesQuery } from './send-report.queries';
import classes from './staff-reports.module.css';

const options = (rows: readonly { id: number; name: string }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
const idOf = (value: string | null) => (value === null ? null : Number(value));

export function SendTemplate({ ticket, sending, problems, onChange }: SendStepProps) {
  const productId = sending.productId ?? 0;
  const sops = useQuery(sopsQuery(productId));
  const templates = useQuery({
    ...templatesQuery(sending.sopId ?? 0, productId),
    enabled: sending.sopId !== null,
  });
  const failed = [sops, templates].find(({ isError }) => isError);
  return (
    <div className={classes.fields}>
      {failed && (
        <ErrorState
          title={s('send.loadFailed')}
          text={errorText(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
      <div className={classes.pair}>
        <Select
          {...choiceProps}
          withAsterisk
          label={s('send.sop')}
          data={options(sops.data)}
          value={sending.sopId === null ? null : String(sending.sopId)}
          error={textOf(problems.sopId)}
          onChange={(value) => onChange(withSop(sending, idOf(value)))}
        />
        <Select
          {...choiceProps}
          withAsterisk
          label={s('send.template')}
          disabled={sending.sopId === null}
          data={options(templates.data)}
          value={sending.templateId === null ? null : String(sending.templateId)}
          error={textOf(problems.templateId)}
          onChange={(value) => onChange({ ...sending, templateId: idOf(value) })}
        />
      </div>
      {sending.templateId !== null && (
        <Preview id={sending.templateId} language={ticket.mark === 'cn' ? 'CN' : 'EN'} />
      )}
    </div>
  );
}

function Preview({ id, language }: { id: number; language: LanguageType }) {
  const query = useQuery(templateQuery(id, language));
  return (
    <section className={classes.preview} aria-label={s('send.preview')}>
      <h3 className={classes.previewTitle}>{s('send.preview')}</h3>
      {query.data ? (
        <Questions template={query.data} />
      ) : query.isError ? (
        <ErrorState
          title={s('send.previewError')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.6, 0.9, 0.7]} />
        </Loading>
      )}
    </section>
  );
}

/** The questions of a template, as its customer will read them; nothing is answered yet. */
function Questions({ template }: { template: ReportTemplate }) {
  const labels = useReportLabels('admin', template.languageType);
  const items = inOrder(template.tempItemContentList.map(unanswered));
  const numbers = useNumbers(shownKeys(items, {}));
  return (
    <ol className={classes.questions}>
      {items.map((item) => (
        <ReportQuestion
          key={item.id}
          report={{ status: 1, statusName: '' }}
          item={item}
          labels={labels}
          numbers={numbers}
        />
      ))}
    </ol>
  );
}

function unanswered(item: ReportTemplate['tempItemContentList'][number]): ReportItem {
  const unchecked = { checkStatus: null, checkStatusName: '', checkRemark: '' };
  return { ...item, answerVo: { id: item.id, ...noAnswer, ...unchecked } };
}
