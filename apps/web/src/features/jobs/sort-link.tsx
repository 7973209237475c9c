import { Anchor } from '../../ui/base/anchor.tsx'
import { cx } from '../../ui/base/class-names.ts'

/** One order of a list; `selected` is the current one. */
export function SortLink({ to, selected, children }: { to: string; selected: boolean; children: string }) {
  return (
    <Anchor
      to={to}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'hit-target relative rounded-control py-1',
        selected
          ? 'font-semibold underline decoration-brand decoration-2 underline-offset-8'
          : 'text-muted hover:text-text',
      )}
    >
      {children}
    </Anchor>
  )
}
