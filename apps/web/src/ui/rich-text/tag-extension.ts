import { Extension } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'
import type { SuggestedTag } from '../mentions/suggested-tag.ts'
import { followWords, type PickerEvents } from './follow-words.ts'

/** Suggests hashtags, which are plain words of the text: choosing one inserts it, and any other word is valid, too. */
export function tagExtension(events: PickerEvents<SuggestedTag>) {
  return Extension.create({
    name: 'suggestedTags',
    addProseMirrorPlugins() {
      return [
        Suggestion<SuggestedTag, SuggestedTag>({
          editor: this.editor,
          pluginKey: new PluginKey('suggestedTags'),
          char: '#',
          allowedPrefixes: [' ', '(', '"', '“', '‘', '—'],
          minQueryLength: 1,
          items: () => [],
          command: ({ editor, range, props: { id } }) => {
            editor.chain().focus().insertContentAt(range, `#${id} `).run()
          },
          render: followWords(events),
        }),
      ]
    },
  })
}
