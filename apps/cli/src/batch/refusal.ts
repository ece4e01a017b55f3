/** Why a batch cannot start, one sentence a line. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
