import { type Column, stageNameOf } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useState } from 'react'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MatchBadge } from '../../jobs/index.ts'
import { stageTones } from '../own/status-words.ts'
import { DELETED_APPLICANT, ratingWords } from './applicant-words.ts'
import { applicantHref } from './applicants-address.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useColumns } from './use-columns.ts'

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly applicants: readonly Applicant[]
}

/** Applicants, one per row; several can be moved together. */
export function ApplicantsTable({ slug, jobId, applicants }: Props) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const columns = useColumns(slug)
  const choosableApplicants = applicants.filter(({ stage, name }) => stage !== 'withdrawn' && name !== null)
  const selectedApplicants = choosableApplicants.filter(({ _id }) => selectedIds.includes(_id))
  return (
    <>
      {choosableApplicants.length > 0 ? (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <Checkbox
            size="dense"
            label={t('Select all')}
            checked={selectedApplicants.length === choosableApplicants.length}
            onChange={({ target }) => setSelectedIds(target.checked ? choosableApplicants.map(({ _id }) => _id) : [])}
          />
          <p role="status" className="text-small text-muted tabular-nums">
            {selectedApplicants.length > 0
              ? t('{count} chosen', { count: selectedApplicants.length }, 'applicants')
              : ''}
          </p>
          {selectedApplicants.length > 0 ? (
            <SelectionBar slug={slug} jobId={jobId} applicants={selectedApplicants} onDone={() => setSelectedIds([])} />
          ) : null}
        </div>
      ) : null}
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col" className="w-8">
              <span className="sr-only">{t('Choose')}</span>
            </th>
            <th scope="col">{t('Applicant')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('Stage')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('Applied', 'a column of times')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('Match', 'of a member with a job')}
            </th>
            <th scope="col" className="max-lg:hidden">
              {t('Rating')}
            </th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <Row
              key={applicant._id}
              jobId={jobId}
              columns={columns}
              applicant={applicant}
              chosen={selectedApplicants.some(({ _id }) => _id === applicant._id)}
              {...(choosableApplicants.includes(applicant) && {
                onChoose: (isChosen: boolean) =>
                  setSelectedIds(
                    isChosen ? [...selectedIds, applicant._id] : selectedIds.filter((id) => id !== applicant._id),
                  ),
              })}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  readonly jobId: string
  readonly columns: readonly Column[]
  readonly applicant: Applicant
  readonly chosen: boolean
  readonly onChoose?: (isChosen: boolean) => void
}

function Row({ jobId, columns, applicant, chosen, onChoose }: RowProps) {
  const { _id, name, headline, photo, stage, appliedAt, openedAt, match, rating, notes, knockedOut } = applicant
  const displayName = name ?? t(DELETED_APPLICANT)
  return (
    <tr>
      <td>
        {onChoose ? (
          <input
            type="checkbox"
            className="tick"
            aria-label={t('Choose {name}', { name: displayName })}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        ) : null}
      </td>
      <th scope="row" className="wrap-anywhere">
        <div className="flex items-center gap-3">
          <Avatar name={displayName} photo={photo} size={32} />
          <div className="min-w-0">
            <TextLink look="plain" to={applicantHref(jobId, _id)} className="font-semibold">
              {displayName}
            </TextLink>
            {openedAt === null && stage === 'received' ? (
              <>
                {' '}
                <Badge tone="brand">{t('New', 'an applicant')}</Badge>
              </>
            ) : null}
            {headline ? <p className="text-muted">{headline}</p> : null}
            {knockedOut ? <Badge tone="warning">{t('Knock-out answer')}</Badge> : null}
            <div className="mt-1 sm:hidden">
              <Badge tone={stageTones[stage]}>{stageNameOf(applicant, columns)}</Badge>
            </div>
          </div>
        </div>
      </th>
      <td className="max-sm:hidden">
        <Badge tone={stageTones[stage]}>{stageNameOf(applicant, columns)}</Badge>
      </td>
      <td className="whitespace-nowrap text-muted max-md:hidden">
        <RelativeTime date={appliedAt} />
      </td>
      <td className="max-md:hidden">
        <MatchBadge score={match} />
      </td>
      <td className="whitespace-nowrap text-muted tabular-nums max-lg:hidden">{ratingWords(rating, notes)}</td>
    </tr>
  )
}
