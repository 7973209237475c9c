import type { SentApplication } from '@rise/contract/applications/shapes'
import { answerWords } from '@rise/contract/applications/words'
import type { Resume } from '@rise/contract/resumes/shapes'
import { decimal, t } from '@rise/texts'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { ResumeView } from './resume-view.tsx'

interface Props {
  readonly sent: SentApplication
  readonly headingLevel: 2 | 3
  /**
   * Renders a button that downloads a file: the answer to a question, or the résumé without `questionId`. Absent in a
   * preview.
   */
  readonly download?: (questionId?: string) => ReactNode
}

/** An application exactly as the employer receives it. */
export function SentView({
  sent: { name, headline, resume, file: storedFile, note, answers },
  headingLevel,
  download,
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-h3 wrap-anywhere">{name}</p>
        {headline ? <p className="text-muted wrap-anywhere">{headline}</p> : null}
      </div>
      {note ? (
        <section>
          <Heading className="text-body font-semibold">{t('Note', 'a message to the employer')}</Heading>
          <Paragraphs text={note} className="mt-1" />
        </section>
      ) : null}
      {answers.length > 0 ? (
        <section>
          <Heading className="text-body font-semibold">{t('Answers')}</Heading>
          <dl className="mt-1 flex flex-col gap-3">
            {answers.map(({ questionId, kind, question, answer, missed }) => (
              <div key={questionId}>
                <dt className="text-small text-muted wrap-anywhere">{question}</dt>
                <dd className="flex flex-wrap items-baseline gap-2 wrap-anywhere whitespace-pre-line">
                  {answerWords(kind, answer)}
                  {kind === 'file' && answer !== '' ? download?.(questionId) : null}
                  {missed ? <Badge tone="warning">{t('Not what the job needs')}</Badge> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section>
        <Heading className="text-body font-semibold">{t('Résumé')}</Heading>
        {storedFile ? (
          <div className="mt-1 mb-4 flex flex-wrap items-center gap-3 text-small">
            <span className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
              <FileText size={16} aria-hidden className="shrink-0" />
              {storedFile.name} ({bytesWords(storedFile.bytes)})
            </span>
            {download?.()}
          </div>
        ) : null}
        <ResumeView resume={resume as Resume} headingLevel={headingLevel === 2 ? 3 : 4} />
      </section>
    </div>
  )
}

export function bytesWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${decimal(bytes / 1_000_000, 1)} MB`
}
