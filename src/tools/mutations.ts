import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A change of a source file that tests ought to notice. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly was: string;
  readonly became: string;
  /** The part of the text that is replaced. */
  readonly from: number;
  readonly to: number;
}

/** What becomes of an operator. */
const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['+='],
};

interface Change {
  readonly node: ts.Node;
  readonly became: string;
}

/** A condition that is turned round; one that compares has its operator changed instead. */
function turned(condition: ts.Expression, text: (node: ts.Node) => string): Change[] {
  const compares = ts.isBinaryExpression(condition) && OPERATORS[condition.operatorToken.kind] !== undefined;
  return compares || ts.isPrefixUnaryExpression(condition)
    ? []
    : [{ node: condition, became: `!(${text(condition)})` }];
}

function changesOf(node: ts.Node, text: (node: ts.Node) => string): Change[] {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    return (OPERATORS[operatorToken.kind] ?? []).map((became) => ({ node: operatorToken, became }));
  }
  if (ts.isNumericLiteral(node)) return [{ node, became: `(${node.text} + 1)` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, became: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, became: 'true' }];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ node, became: text(node.operand) }];
  }
  if (ts.isExpressionStatement(node)) return [{ node, became: ';' }];
  if (ts.isIfStatement(node)) return turned(node.expression, text);
  if (ts.isConditionalExpression(node)) return turned(node.condition, text);
  return [];
}

/** What is said to people who hand in something wrong, and what only the compiler reads, is left as it is. */
const isLeft = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isPropertyAssignment(node) && ts.isNumericLiteral(node.name));

/** Every mutant of a file. */
export function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const text = (node: ts.Node) => node.getText(source);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeft(node)) return;
    for (const { node: changed, became } of changesOf(node, text)) {
      const [from, to] = [changed.getStart(source), changed.getEnd()];
      const line = source.getLineAndCharacterOfPosition(from).line + 1;
      mutants.push({ file, line, was: text(changed), became, from, to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}
