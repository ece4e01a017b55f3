import ts from 'typescript'

type Member = { readonly name: string; readonly member: ts.Node }

const objectOf = (initializer: ts.Expression | undefined): ts.ObjectLiteralExpression | null => {
  if (initializer === undefined) return null
  if (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)) return objectOf(initializer.expression)
  return ts.isObjectLiteralExpression(initializer) ? initializer : null
}

const hasFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.forEachChild(node, (child) => hasFunction(child) || undefined) === true

/** Functions of an object that is declared: each is looked at alone, since an object of clauses does not run as one. */
export const membersOf = (declaration: ts.Node): readonly Member[] => {
  const object = ts.isVariableDeclaration(declaration) ? objectOf(declaration.initializer) : null
  return (object?.properties ?? []).flatMap((member) =>
    member.name !== undefined && ts.isIdentifier(member.name) && hasFunction(member)
      ? [{ name: member.name.text, member }]
      : [],
  )
}
