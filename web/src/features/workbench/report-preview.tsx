/*
 * A damage report to look at, as staff see it: what it is about, every question with its answer, and what came
 * of it (DMG-29, DMG-30, DMG-36, DMG-37). The report comes in; nothing can be changed.
 */
import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import type { ReportDetail, ReportOption } from '#contract/damage-reports/schemas';
import { s } from '../../lib/i18n/staff';
import { Tag } from '../../ui/tag';
import { timeOrNone } from './orders-words';
import { answeredFiles, chosenOptions, uploadAddress } from './report-answers';
import classes from './report-preview.module.css';
import { reportStateWord, reportTones } from './report-states';

type Item = ReportDetail['tempItemContentList'][number];

export function ReportPreview({ detail }: { detail: ReportDetail }) {
  const items = [...detail.tempItemContentList].sort((one, other) => one.sortIndex - other.sortIndex);
  return (
    <div className={classes.report}>
      <header className={classes.head}>
        <h3 className={classes.title}>{detail.tempItemName}</h3>
        <Tag tone={reportTones[detail.status]}>{reportStateWord(detail.status)}</Tag>
      </header>
      <Part title={s('report.phenomenon')}>
        <p className={classes.text}>{detail.problemPhenomenon || s('pane.emptyValue')}</p>
      </Part>
      <Part title={s('report.basic')}>
        <BasicFacts detail={detail} />
      </Part>
      {items.length === 0 ? (
        <p className={classes.text}>{s('report.noQuestions')}</p>
      ) : (
        <ol className={classes.items}>
          {items.map((item, index) => (
            <Question key={item.id} item={item} number={index + 1} status={detail.status} />
          ))}
        </ol>
      )}
      {(detail.status === 3 || detail.status === 4) && (
        <Part title={s('report.conclusion')}>
          <p className={classes.text}>
            {[detail.checkConclusionStatusName, detail.checkConclusionRemark].filter(Boolean).join('：') ||
              s('pane.emptyValue')}
          </p>
        </Part>
      )}
      {detail.status === 5 && (
        <Part title={s('report.abandon')}>
          <p className={classes.text}>{detail.abandonCause || s('pane.emptyValue')}</p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h4 className={classes.partTitle}>{title}</h4>
      {children}
    </section>
  );
}

function BasicFacts({ detail }: { detail: ReportDetail }) {
  const facts: [string, string][] = [
    [s('card.channel'), detail.purchasingChannelsName],
    ...(detail.purchasingChannels === '1'
      ? ([
          [s('card.order'), detail.orderNum],
          [s('report.warehouse'), detail.deliveryWarehouseName],
          [s('card.payment'), timeOrNone(detail.paymentTime)],
          [s('card.warranty'), detail.warrantyTypeName],
        ] satisfies [string, string][])
      : []),
    [s('card.shop'), detail.shopName],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value || s('pane.emptyValue')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Question({ item, number, status }: { item: Item; number: number; status: ReportDetail['status'] }) {
  return (
    <li className={classes.item}>
      <p className={classes.question}>
        <span>
          {number}. {item.title}
        </span>
        {item.isEssential === 1 && (
          <span className={classes.essential} role="img" aria-label={s('report.essential')}>
            *
          </span>
        )}
        <CheckBadge item={item} status={status} />
      </p>
      {item.content !== '' && <p className={classes.hint}>{item.content}</p>}
      <Answer item={item} />
      {item.answerVo.checkStatus === 1 &&
        item.answerVo.checkRemark !== '' &&
        (status === 3 || status === 4) && <p className={classes.remark}>{item.answerVo.checkRemark}</p>}
    </li>
  );
}

/** No badge while it waits or is void, one for all under review, then what was found (001 §4). */
function CheckBadge({ item, status }: { item: Item; status: ReportDetail['status'] }) {
  const { checkStatus, checkStatusName } = item.answerVo;
  if (status === 2) return <Tag tone="blue">{s('report.reviewing')}</Tag>;
  if ((status !== 3 && status !== 4) || checkStatus === null) return null;
  const isApproved = checkStatus === 2;
  return (
    <Tag tone={isApproved ? 'green' : 'red'}>
      {checkStatusName || s(isApproved ? 'report.approved' : 'report.rejected')}
    </Tag>
  );
}

function Answer({ item }: { item: Item }) {
  const { questionType, answerVo, itemList } = item;
  if (questionType === 21) {
    return answerVo.content === '' ? <Unanswered /> : <p className={classes.text}>{answerVo.content}</p>;
  }
  if (questionType === 11 || questionType === 12) {
    return <Options options={itemList} chosen={chosenOptions(answerVo)} />;
  }
  const files = answeredFiles(answerVo);
  if (files.length === 0) return <Unanswered />;
  return (
    <ul className={classes.files}>
      {files.map(({ url, slot }, index) => {
        const option = itemList.find(({ id }) => id === slot);
        const name = option?.name || option?.optionName || item.title;
        return (
          <li key={`${url}-${index}`}>
            {questionType === 31 ? (
              <video className={classes.film} src={url} controls preload="metadata" aria-label={name} />
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer">
                <img className={classes.picture} src={url} alt={name} loading="lazy" />
              </a>
            )}
            <span className={classes.hint}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Unanswered() {
  return <p className={classes.hint}>{s('report.unanswered')}</p>;
}

/** The options as they were offered, those below a chosen one with it (DMG-16). */
function Options({ options, chosen }: { options: readonly ReportOption[]; chosen: ReadonlySet<number> }) {
  return (
    <ul className={classes.options}>
      {options.map((option) => {
        const isChosen = chosen.has(option.id);
        return (
          <li key={option.id}>
            <span className={classes.option} data-chosen={isChosen || undefined}>
              <span className={classes.mark}>
                {isChosen && <IconCheck size={14} role="img" aria-label="✓" />}
              </span>
              {option.damageReportContentItemImageList.map(({ id, imageUrl }) => {
                const address = uploadAddress(imageUrl);
                return address && <img key={id} className={classes.optionPicture} src={address} alt="" />;
              })}
              {option.optionName}
            </span>
            {isChosen && option.children.length > 0 && <Options options={option.children} chosen={chosen} />}
          </li>
        );
      })}
    </ul>
  );
}
