import type { PostKind } from '@rise/contract/feed/kinds'
import { t } from '@rise/texts'

interface Owned {
  readonly post: { readonly kind: PostKind }
  readonly own: boolean
}

// Texts about a post, whose kind is a noun of its own.

/** Returns the post as the object of a sentence: "React to this win". */
export function thisPost(kind: PostKind): string {
  return t('{kind, select, hello {this hello} win {this win} other {this post}}', { kind })
}

/** Returns the post as the object of a sentence: "React to the win by Ada Brook". */
export function postBy(kind: PostKind, name: string): string {
  return t('{kind, select, hello {the hello by {name}} win {the win by {name}} other {the post by {name}}}', {
    kind,
    name,
  })
}

export function editLabel(kind: PostKind): string {
  return t('{kind, select, hello {Edit hello} win {Edit win} other {Edit post}}', { kind })
}

export function deleteLabel(kind: PostKind): string {
  return t('{kind, select, hello {Delete hello} win {Delete win} other {Delete post}}', { kind })
}

export function readMoreLabel(kind: PostKind, name: string): string {
  return t(
    '{kind, select, hello {Read more of the hello by {name}} win {Read more of the win by {name}} other {Read more of the post by {name}}}',
    { kind, name },
  )
}

export function commentsLabel(kind: PostKind, name: string, comments: number): string {
  return t(
    '{comments, plural, =0 {{kind, select, hello {Comment on the hello by {name}} win {Comment on the win by {name}} other {Comment on the post by {name}}}} one {{kind, select, hello {Comments on the hello by {name}, {comments}} win {Comments on the win by {name}, {comments}} other {Comments on the post by {name}, {comments}}}} other {{kind, select, hello {Comments on the hello by {name}, {comments}} win {Comments on the win by {name}, {comments}} other {Comments on the post by {name}, {comments}}}}}',
    { kind, name, comments },
  )
}

export function copyLinkLabel(kind: PostKind, name: string): string {
  return t(
    '{kind, select, hello {Copy link to the hello by {name}} win {Copy link to the win by {name}} other {Copy link to the post by {name}}}',
    { kind, name },
  )
}

export function saveLabel(kind: PostKind, name: string): string {
  return t(
    '{kind, select, hello {Save the hello by {name}} win {Save the win by {name}} other {Save the post by {name}}}',
    { kind, name },
  )
}

export function moreLabel({ post: { kind }, own }: Owned): string {
  return t(
    '{whose, select, own {{kind, select, hello {More about your hello} win {More about your win} other {More about your post}}} other {{kind, select, hello {More about this hello} win {More about this win} other {More about this post}}}}',
    { kind, whose: own ? 'own' : 'other' },
  )
}

export function deleteThisLabel({ post: { kind }, own }: Owned): string {
  return t(
    '{whose, select, own {{kind, select, hello {Delete your hello} win {Delete your win} other {Delete your post}}} other {{kind, select, hello {Delete this hello} win {Delete this win} other {Delete this post}}}}',
    { kind, whose: own ? 'own' : 'other' },
  )
}

export function deletedText({ post: { kind }, own }: Owned): string {
  return t(
    '{whose, select, own {{kind, select, hello {Deleted your hello} win {Deleted your win} other {Deleted your post}}} other {{kind, select, hello {Deleted this hello} win {Deleted this win} other {Deleted this post}}}}',
    { kind, whose: own ? 'own' : 'other' },
  )
}
