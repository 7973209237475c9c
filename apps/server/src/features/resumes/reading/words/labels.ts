import { foldWords } from './fold.ts'
import lists from './labels.json' with { type: 'json' }

export type LabelKind = keyof typeof lists

const kindsOf = new Map<string, Set<LabelKind>>()
for (const [kind, list] of Object.entries(lists)) {
  for (const label of list.split('|')) {
    const foldedLabel = foldWords(label)
    kindsOf.set(foldedLabel, (kindsOf.get(foldedLabel) ?? new Set()).add(kind as LabelKind))
  }
}

export interface LabelledText {
  readonly kinds: ReadonlySet<LabelKind>
  readonly label: string
  /** The words after the label. */
  readonly rest: string
}

/** Splits `Phone: 555` into its label and the rest; undefined if the text has no known label before a colon or gap. */
export function splitLabel(text: string): LabelledText | undefined {
  const [, label = '', rest = ''] =
    /^\s*(.{1,60}?)\s*[:：]\s*(.*)$/su.exec(text) ?? /^\s*([^\t]{1,60})\t(.*)$/su.exec(text) ?? []
  const kinds = kindsOf.get(foldWords(label))
  return kinds && { kinds, label, rest }
}

/**
 * Returns the words after a label of this kind: `3.9` for `GPA: 3.9`. Undefined for a text without the label or without
 * words after it.
 */
export function behindLabel(kind: LabelKind, text: string): string | undefined {
  const match = splitLabel(text)
  return match?.kinds.has(kind) && match.rest !== '' ? match.rest : undefined
}

/** Whether a text is only a label. */
export function isLabel(text: string, kind?: LabelKind): boolean {
  const kinds = kindsOf.get(foldWords(text))
  return kinds !== undefined && (kind === undefined || kinds.has(kind))
}
