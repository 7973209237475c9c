import { ChipList } from '../../../ui/base/chip.tsx'

interface Props {
  readonly title: string
  readonly tags: readonly string[]
}

/** Short facts of one kind below the text, such as the skills. */
export function JobTags({ title, tags }: Props) {
  if (tags.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-3">
        <ChipList chips={tags} />
      </div>
    </section>
  )
}
