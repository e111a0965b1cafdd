// The package's own bundle: one file to load in each suite instead of 1,500.
module.exports = require('antd/dist/antd.min.js');
