import { cx } from '../../../ui/base/class-names.ts'

/** Returns the classes of a message, depending on its author and its position in a group. */
export function bubbleClass({ own, begins, ends }: { own: boolean; begins: boolean; ends: boolean }): string {
  return cx(
    'min-w-0 w-fit rounded-dialog px-3 py-2 text-wrap whitespace-pre-wrap wrap-anywhere',
    own ? 'bg-brand-soft text-on-brand-soft' : 'border border-line bg-surface',
    own ? cx(!begins && 'rounded-tr-control', !ends && 'rounded-br-control') : null,
    own ? null : cx(!begins && 'rounded-tl-control', !ends && 'rounded-bl-control'),
  )
}

/** Returns the classes of a message's row: the viewer's own messages are at the end. */
export function rowClass(own: boolean, begins: boolean): string {
  return cx('group/line flex flex-col', own ? 'items-end' : 'items-start', begins ? 'mt-3' : 'mt-0_5')
}
