export function LandingPage() {
  return <h1>Stridewatt</h1>;
}
