/** Names the form of a new post, whose draft this device keeps. */
export const POST_DRAFT = 'post'
