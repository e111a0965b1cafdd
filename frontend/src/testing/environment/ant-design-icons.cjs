// The package's own bundle, which its `exports` do not list: one file instead of 850.
module.exports = require('../../../../node_modules/@ant-design/icons/dist/index.umd.min.js');
