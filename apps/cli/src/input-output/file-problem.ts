/** System errors of a file in plain words: which file, what is wrong, what to do. */
const sentences: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no ${file}: check its name and folder.`,
  EACCES: (file) => `${file} is not open to this user: change the permissions of the file or its folder.`,
  EPERM: (file) => `${file} may not be changed: check who owns the file and its folder.`,
  EISDIR: (file) => `${file} is a folder, no file: choose another name, or move it.`,
  EEXIST: (file) => `${file} stands in the way: move it, or choose another name.`,
  ENOTEMPTY: (file) => `${file} stands in the way: move it, or choose another name.`,
  ENOTDIR: (file) => `${file} leads through a file as if it were a folder: check its path.`,
  ELOOP: (file) => `${file} is a link that leads in a circle: name the file itself.`,
  ENAMETOOLONG: (file) => `${file} has too long a name: choose a shorter one.`,
  ENOSPC: (file) => `${file} has no room on its disk: make room, then give the command again.`,
  EDQUOT: (file) => `${file} has no room within the quota of this user: make room, then give the command again.`,
  EROFS: (file) => `${file} lies on a disk that cannot be written: choose another place.`,
  EBUSY: (file) => `${file} is in use: wait for who uses it, then give the command again.`,
  EMFILE: (file) => `${file} cannot be opened, as too many files are: give the command fewer --jobs.`,
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException & { readonly dest?: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error

/**
 * Message of any thrown error, in plain words.
 * @param file to name where the system names none, or a temporary one
 */
export const fileProblem = (error: unknown, file?: string): string => {
  if (!isOfSystem(error)) return error instanceof Error ? error.message : String(error)
  const named = file ?? error.dest ?? error.path ?? 'The file'
  return sentences[error.code ?? '']?.(named) ?? `${named} cannot be used: the system says ${error.code}.`
}
