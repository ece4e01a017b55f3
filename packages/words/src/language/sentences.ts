/** The names in braces. */
export type Placeholder<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false
type SentenceOf<Key, All> = Key extends keyof All ? All[Key] : never

/** Sentences whose placeholders are the values of their messages. */
export type Agreeing<Messages, English> = {
  readonly [Key in keyof Messages]: IsSame<Placeholder<SentenceOf<Key, English>>, Messages[Key]> extends true
    ? string
    : never
}
