const MOST = 4;

/** At most four parameters; a constructor, which lists what Nest gives to it, may have more. */
export const parameters = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { many: `More than ${MOST} parameters belong into an object.` },
  },
  create(context) {
    const check = (node) => {
      if (node.params.length > MOST && node.parent?.kind !== 'constructor')
        context.report({ node, messageId: 'many' });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      TSEmptyBodyFunctionExpression: check,
    };
  },
};
