import { cx } from '../base/class-names.ts'

/** The position in a row of steps: "Step 2 of 5", with a bar for each. */
export function StepCount({ step, of }: { step: number; of: number }) {
  const numbers = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <span className="mb-3 flex flex-col gap-2">
      <span className="text-small font-medium text-brand tabular-nums">
        Step {step} of {of}
      </span>
      <span aria-hidden className="flex gap-1">
        {numbers.map((number) => (
          <span key={number} className={cx('h-1 grow rounded-full', number <= step ? 'bg-brand' : 'bg-line')} />
        ))}
      </span>
    </span>
  )
}
