import type { Convo, Message } from '@rise/contract/convos/shapes'
import { reactions } from '@rise/contract/discussion/kinds'
import { t } from '@rise/texts'
import { cx } from '../../../ui/base/class-names.ts'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { ReactionMark } from '../../discussion/index.ts'
import { useChangeMessage } from './use-change-message.ts'

/** The six reactions; pressing your own again removes it. */
export function ReactionPopover({
  convo,
  message,
  ...summoned
}: { readonly convo: Convo; readonly message: Message } & LoadedOverlayProps) {
  const { react } = useChangeMessage(convo, message)
  const { own } = message.reactions
  return (
    <Popover {...summoned} title={<span className="sr-only">{t('Reactions')}</span>}>
      <div className="flex gap-1 p-2">
        {reactions.map(({ title, name }) => (
          <button
            key={title}
            type="button"
            aria-label={t(name)}
            aria-pressed={own === title}
            onClick={() => react.mutate(own === title ? null : title)}
            className={cx(
              'inline-flex size-dense items-center justify-center rounded-full text-body hover:bg-raised',
              own === title && 'bg-brand-soft',
            )}
          >
            <ReactionMark title={title} className="size-[1.25rem]" />
          </button>
        ))}
      </div>
    </Popover>
  )
}
