import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { palette, type ThemeMode } from './palette.js';

/**
 * The dark algorithm dims what it is given; our dark colours are chosen for dark ground already.
 */
function undimmed(mode: ThemeMode): MappingAlgorithm {
  const { accent, danger, warning, good } = palette[mode];
  return (seed, map) => ({
    ...(map ?? theme.defaultAlgorithm(seed)),
    colorPrimary: accent,
    colorInfo: accent,
    colorLink: accent,
    colorError: danger,
    colorWarning: warning,
    colorSuccess: good,
  });
}

/** Ant Design dressed in our own tokens; nothing of its default look is meant to remain. */
export function antTheme(mode: ThemeMode): ThemeConfig {
  const colours = palette[mode];
  // What floats has an edge of its own too: on dark ground a shadow alone cannot be
  // seen.
  const depth = mode === 'dark' ? 0.5 : 0.12;
  const floating = `0 0 0 1px ${colours.line}, 0 8px 24px rgb(0 0 0 / ${depth})`;
  const ring = `0 0 0 1px ${colours.accent}`;
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, undimmed(mode)],
    cssVar: { key: `sw-${mode}` },
    hashed: false,
    token: {
      colorPrimary: colours.accent,
      colorLink: colours.accent,
      colorInfo: colours.accent,
      colorError: colours.danger,
      colorWarning: colours.warning,
      colorSuccess: colours.good,
      colorBgLayout: colours.ground,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorBorder: colours.edge,
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      colorText: colours.ink,
      colorTextSecondary: colours.quiet,
      colorTextTertiary: colours.quiet,
      colorTextDescription: colours.quiet,
      colorTextPlaceholder: colours.quiet,
      colorTextLightSolid: colours.onAccent,
      fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
      fontSize: 14,
      borderRadius: 6,
      controlHeight: 36,
      controlHeightLG: 44,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
      boxShadow: floating,
      boxShadowSecondary: floating,
      boxShadowTertiary: 'none',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: colours.onAccent,
        fontWeight: 500,
      },
      Input: { activeShadow: ring, errorActiveShadow: ring },
      Select: { activeOutlineColor: colours.accent, optionSelectedBg: colours.accentWash },
      // On dark ground what is chosen must stand out of the track, not lie deeper in it.
      Segmented: {
        trackBg: colours.sunken,
        itemSelectedBg: mode === 'dark' ? `${colours.edge}66` : colours.surface,
        itemSelectedColor: colours.ink,
      },
      Tooltip: {
        colorBgSpotlight: mode === 'dark' ? colours.line : colours.ink,
        colorTextLightSolid: mode === 'dark' ? colours.ink : colours.ground,
      },
      Skeleton: { gradientFromColor: colours.sunken, gradientToColor: colours.line },
      Progress: { remainingColor: colours.line },
    },
  };
}
