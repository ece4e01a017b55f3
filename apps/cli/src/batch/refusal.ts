/** Why a batch does not begin: the command's fault or the file's, told in one sentence a line. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
