import { t } from '@rise/texts'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../base/icon-button.tsx'
import type { Tool } from './rich-text-tools.tsx'

/** The toolbar of an editor. It is one tab stop; arrow keys, Home and End move within it. */
export function RichTextToolbar({ editor, tools, label }: { editor: Editor; tools: readonly Tool[]; label: string }) {
  const [current, setCurrent] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ isOn, isOff }) => ({ on: isOn?.(now), off: isOff?.(now) ?? false })),
  })

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const lastIndex = tools.length - 1
    const nextIndex = {
      ArrowRight: current === lastIndex ? 0 : current + 1,
      ArrowLeft: current === 0 ? lastIndex : current - 1,
      Home: 0,
      End: lastIndex,
    }[event.key]
    if (nextIndex === undefined) return
    event.preventDefault()
    setCurrent(nextIndex)
    event.currentTarget.querySelectorAll('button')[nextIndex]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap gap-1 rounded-t-control border-b border-line bg-surface p-1"
    >
      {tools.map((tool, index) => (
        <IconButton
          key={t(tool.name)}
          label={t(tool.name)}
          tip={index === 0 ? 'start' : 'center'}
          tabIndex={index === current ? 0 : -1}
          aria-keyshortcuts={tool.keys}
          aria-pressed={states[index]?.on}
          aria-disabled={states[index]?.off || undefined}
          className="aria-disabled:opacity-40 aria-pressed:bg-brand-soft"
          // Preventing the default keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => states[index]?.off || tool.run(editor)}
        >
          {tool.icon}
        </IconButton>
      ))}
    </div>
  )
}
