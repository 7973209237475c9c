import { type Message, msg, t } from '@rise/texts'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'

/** The most common emoji, by subject. */
const groups: readonly (readonly [name: Message, emoji: readonly string[]])[] = [
  [msg('Faces', 'a group of emoji'), [...'😀😄😅😂🙂😊😉😍🤩😎🤔😬🙄😴😢😭😤🤯🥳😇']],
  [msg('Gestures', 'a group of emoji'), [...'👍👎👋🙏👏🙌🤝💪👌🤞✋👀']],
  [msg('Work', 'a group of emoji'), [...'💼📅📎💡🚀🎯📈📝💻☕🎉🏆']],
  [msg('Signs', 'a group of emoji'), [...'❤🔥✨⭐✅❌❓❗💯⏳']],
]

/** Inserts an emoji into a message. */
export function EmojiPopover({
  onPick,
  ...summoned
}: { readonly onPick: (emoji: string) => void } & LoadedOverlayProps) {
  return (
    <Popover {...summoned} title={t('Emoji')}>
      <div className="flex max-h-[16rem] w-[18rem] flex-col gap-2 overflow-y-auto p-2">
        {groups.map(([name, emoji]) => (
          <fieldset key={emoji[0]} className="min-w-0">
            <legend className="px-1 text-caption text-muted">{t(name)}</legend>
            <div className="grid grid-cols-6">
              {emoji.map((each) => (
                <button
                  key={each}
                  type="button"
                  onClick={() => onPick(each)}
                  className="inline-flex h-dense items-center justify-center rounded-control text-h3 hover:bg-raised"
                >
                  {each}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Popover>
  )
}
