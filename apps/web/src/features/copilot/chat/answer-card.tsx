import type { CopilotCard } from '@rise/contract/copilot/shapes'
import { formatAmount } from '@rise/contract/jobs/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { MatchParts } from '../../match/index.ts'
import { formatSpan } from '../../professionals/index.ts'
import { DraftCard } from './draft-card.tsx'
import { JobItems, JobName } from './job-items.tsx'

type CardOf<K extends CopilotCard['kind']> = Extract<CopilotCard, { kind: K }>

/** A card of an answer, shown with its text. */
export function AnswerCard({ card }: { card: CopilotCard }) {
  switch (card.kind) {
    case 'jobs':
      return <JobItems {...card} />
    case 'match':
      return (
        <Box title={<JobName job={card.job} />}>
          <div className="text-small text-muted">
            <MatchParts match={card} />
          </div>
        </Box>
      )
    case 'comparison':
      return <Comparison card={card} />
    case 'skills':
      return <Skills card={card} />
    case 'tailor':
      return (
        <Box title={<JobName job={card.job} />}>
          <ButtonLink variant="primary" to={`/copilot?tailor=${card.job._id}`} className="self-start">
            {t('Review lines')}
          </ButtonLink>
        </Box>
      )
    case 'draft':
      return <DraftCard title={card.title} text={card.text} />
    case 'interview':
      return <Interview card={card} />
    case 'pay':
      return <PayFacts card={card} />
    case 'quotes':
      return (
        <Box title={<JobName job={card.job} />}>
          <ul className="flex flex-col gap-2 text-small">
            {card.items.map((quote) => (
              <li key={quote} className="wrap-anywhere">
                {t('“{words}”', { words: quote })}
              </li>
            ))}
          </ul>
        </Box>
      )
    case 'evidence':
      return <Evidence card={card} />
    case 'steps':
      return (
        <Box>
          <ul className="flex flex-col gap-2">
            {card.items.map(({ text, to }) => (
              <li key={text}>
                <TextLink to={to}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </Box>
      )
  }
}

function Box({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="card flex min-w-0 flex-col gap-3">
      {title}
      {children}
    </div>
  )
}

function Comparison({ card: { jobs, rows } }: { card: CardOf<'comparison'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too
    <section className="card overflow-x-auto" aria-label={t('Comparison')} tabIndex={0}>
      <table className="w-full min-w-[28rem] text-left text-small">
        <thead>
          <tr className="align-top">
            <td />
            {jobs.map((job) => (
              <th key={job._id} scope="col" className="px-3 pb-2 font-normal">
                <JobName job={job} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-medium">
                {label}
              </th>
              {jobs.map((job, index) => (
                <td key={job._id} className="px-3 py-2 wrap-anywhere tabular-nums">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Skills({ card: { job, have, shown, missing, preferred = [] } }: { card: CardOf<'skills'> }) {
  return (
    <Box title={<JobName job={job} />}>
      {have.length > 0 ? (
        <div>
          <p className="text-small font-medium">{t('In your story')}</p>
          <ChipList chips={have} label={t('In your story')} className="mt-1" />
        </div>
      ) : null}
      {shown.length > 0 ? (
        <div className="text-small">
          <p className="font-medium">{t('In your texts, not in your skills')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {shown.map(({ skill, fact }) => (
              <li key={skill} className="wrap-anywhere">
                {rich('<name>{skill}:</name> “{fact}”', {
                  skill,
                  fact,
                  name: (text) => <span className="font-semibold">{text}</span>,
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <MissingSkills title={t('Missing', 'skills')} skills={missing} />
      <MissingSkills title={t('Nice to have, not in your story')} skills={preferred} />
    </Box>
  )
}

function MissingSkills({ title, skills }: { title: string; skills: CardOf<'skills'>['missing'] }) {
  if (skills.length === 0) return null
  return (
    <div className="text-small">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 flex flex-col gap-2">
        {skills.map(({ skill, advice }) => (
          <li key={skill} className="wrap-anywhere">
            <span className="font-semibold">{skill}:</span> {advice}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Evidence({ card: { items } }: { card: CardOf<'evidence'> }) {
  return (
    <Box>
      <ul className="flex flex-col gap-3">
        {items.map(({ source, from, to, facts }) => (
          <li key={`${source} ${from}`} className="wrap-anywhere">
            <p className="font-medium">{source}</p>
            <p className="text-small text-muted">{from === null ? t('No dates') : formatSpan(from, to)}</p>
            {facts.map((fact) => (
              <p key={fact} className="text-small">
                {t('“{words}”', { words: fact })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function Interview({ card: { job, items } }: { card: CardOf<'interview'> }) {
  return (
    <Box title={<JobName job={job} />}>
      <ol className="flex list-decimal flex-col gap-3 pl-6">
        {items.map(({ question, fact }) => (
          <li key={question} className="wrap-anywhere">
            <p className="font-medium">{question}</p>
            <p className="text-small text-muted">
              {fact
                ? t('{source}: “{text}”', { source: fact.source, text: fact.text })
                : t('Your story has no answer yet. Think of one of your own.')}
            </p>
          </li>
        ))}
      </ol>
    </Box>
  )
}

function PayFacts({ card: { job, medians, basedOn, advice } }: { card: CardOf<'pay'> }) {
  return (
    <Box title={<JobName job={job} />}>
      {medians.length > 0 ? (
        <ul className="flex flex-col gap-1 tabular-nums">
          {medians.map(({ currency, median, jobs }) => (
            <li key={currency}>
              {rich('<pay>{median}</pay> a year, median of {count} jobs', {
                median: formatAmount(median, currency),
                count: formatInteger(jobs),
                pay: (text) => <span className="font-semibold">{text}</span>,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-small text-muted">
        {t('Based on the {count} newest similar jobs that are open.', { count: formatInteger(basedOn) })}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Box>
  )
}
