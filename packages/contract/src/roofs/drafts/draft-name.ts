/** Names of drafts that devices make: random ones, `edit-<hash>`, and times of a beginning from former releases. */
export const draftName = /^[\w: -]{1,120}$/
