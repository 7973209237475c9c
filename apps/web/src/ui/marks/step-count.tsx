import { t } from '@rise/texts'
import { cx } from '../base/class-names.ts'

/** The current step of several, below a page's introduction: "Step 2 of 5", with a bar for each step. */
export function StepCount({ step, of, optional = false }: { step: number; of: number; optional?: boolean }) {
  const numbers = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <span className="mt-3 flex flex-col gap-2">
      <span className="text-small font-medium text-brand tabular-nums">
        {optional ? t('Optional step {step} of {of}', { step, of }) : t('Step {step} of {of}', { step, of })}
      </span>
      <span aria-hidden className="flex gap-1">
        {numbers.map((number) => (
          <span key={number} className={cx('h-1 grow rounded-full', number <= step ? 'bg-brand' : 'bg-line')} />
        ))}
      </span>
    </span>
  )
}
