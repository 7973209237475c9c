import { foldWords } from './fold.ts'
import lists from './labels.json' with { type: 'json' }

export type LabelKind = keyof typeof lists

const kindsOf = new Map<string, Set<LabelKind>>()
for (const [kind, list] of Object.entries(lists)) {
  for (const label of list.split('|')) {
    const folded = foldWords(label)
    kindsOf.set(folded, (kindsOf.get(folded) ?? new Set()).add(kind as LabelKind))
  }
}

export interface Labelled {
  readonly kinds: ReadonlySet<LabelKind>
  readonly label: string
  /** The words behind the label. */
  readonly rest: string
}

/** Splits `Phone: 555` into its label and the rest; undefined if the text has no known label before a colon or gap. */
export function labelled(text: string): Labelled | undefined {
  const [, label = '', rest = ''] =
    /^\s*(.{1,60}?)\s*[:：]\s*(.*)$/su.exec(text) ?? /^\s*([^\t]{1,60})\t(.*)$/su.exec(text) ?? []
  const kinds = kindsOf.get(foldWords(label))
  return kinds && { kinds, label, rest }
}

/** The words behind a label of this kind: of `GPA: 3.9` those are `3.9`. */
export function behindLabel(kind: LabelKind, text: string): string | undefined {
  const match = labelled(text)
  return match?.kinds.has(kind) && match.rest !== '' ? match.rest : undefined
}

/** Whether a text is a label and nothing else. */
export function isLabel(text: string, kind?: LabelKind): boolean {
  const kinds = kindsOf.get(foldWords(text))
  return kinds !== undefined && (kind === undefined || kinds.has(kind))
}
