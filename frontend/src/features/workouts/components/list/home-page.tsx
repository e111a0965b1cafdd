export function HomePage() {
  return <h1>Workouts</h1>;
}
