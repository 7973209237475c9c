import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { CircleCheck } from 'lucide-react'
import { useSettings } from '../../../../app/base/settings.tsx'
import { ButtonLink } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { useTeamMay } from '../../use-team-may.ts'

interface Step {
  readonly title: string
  readonly text: string
  readonly isDone: boolean
  readonly label: string
  readonly to: string
}

/** The first steps for a new team, at most three. */
export function FirstSteps({ desk, today }: { desk: CompanyDesk; today: CompanyToday }) {
  const may = useTeamMay(desk)
  const { productName } = useSettings()
  const steps = stepsOf(desk, today, may('bring-board'))
    .filter(({ act }) => may(act))
    .map(({ act: _act, ...step }) => step)
  const nextStep = steps.find(({ isDone }) => !isDone)
  return (
    <Card as="section" aria-labelledby="first-steps" className="flex flex-col gap-6">
      <div>
        <h2 id="first-steps" className="text-h2">
          {t('Welcome to {productName}', { productName })}
        </h2>
        <p className="mt-1 text-muted">
          {steps.length === 1
            ? t('Start here. Applicants, interviews and messages appear on this page.')
            : t('Start with these steps. Applicants, interviews and messages appear on this page.')}
        </p>
      </div>
      <ol className="flex flex-col gap-6">
        {steps.map((step, index) => (
          <li key={step.title} className="flex items-start gap-4">
            <StepMark number={index + 1} isDone={step.isDone} />
            <div className="min-w-0 grow">
              <h3 className="text-body">
                {step.isDone
                  ? rich('{part}<hidden>: done</hidden>', {
                      part: step.title,
                      hidden: (text) => <span className="sr-only">{text}</span>,
                    })
                  : step.title}
              </h3>
              <p className="text-small text-muted">{step.text}</p>
              {step.isDone ? null : (
                <ButtonLink to={step.to} variant={step === nextStep ? 'primary' : 'secondary'} className="mt-3">
                  {step.label}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-small font-semibold text-on-brand-soft"
    >
      {isDone ? <CircleCheck size={16} /> : number}
    </span>
  )
}

function stepsOf({ slug, fields, verifiedDomain }: CompanyDesk, { jobs }: CompanyToday, mayImport: boolean) {
  return [
    {
      act: 'edit-page',
      title: t('Say who you are'),
      text: t('A logo, one line and your story. People read this before they apply.'),
      isDone: fields.tagline !== '' && fields.story !== '',
      label: t('Edit page'),
      to: `/company/${slug}/edit/edit-overview`,
    },
    {
      act: 'post-jobs',
      title: t('Post your first job'),
      text: mayImport
        ? t('Paste a description, or import all jobs from your careers page.')
        : t('Paste a description, and we fill in the form.'),
      isDone: jobs.open + jobs.drafts > 0,
      label: t('Post a job'),
      to: mayImport ? '/company/onboarding/job-posting' : '/company/jobs/create',
    },
    {
      act: 'prove-domain',
      title: t('Verify your domain'),
      text: t('The mark shows people that your jobs are really yours.'),
      isDone: verifiedDomain !== null,
      label: t('Verify domain'),
      to: '#verification',
    },
  ] as const satisfies readonly (Step & { readonly act: string })[]
}
