import { reactions } from '@rise/contract/discussion/kinds'
import { cx } from '../../ui/base/class-names.ts'
import marks from './reactions.svg'

/** A reaction's own image, the same everywhere: systems draw emoji differently, or not at all. */
export function ReactionMark({ title, className }: { readonly title: string; readonly className?: string }) {
  if (!reactions.some((reaction) => reaction.title === title)) return null
  return (
    <svg aria-hidden className={cx('inline-block size-4 shrink-0', className)}>
      <use href={`${marks}#${title}`} />
    </svg>
  )
}
